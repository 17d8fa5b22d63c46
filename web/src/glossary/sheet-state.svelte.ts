// Whether the dialog with the glossary is open.

class GlossarySheet {
  isOpen = $state(false);

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const glossarySheet = new GlossarySheet();
