// Whether the glossary lies open over the page.

class Help {
  shown = $state(false);

  open(): void {
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}

export const glossarySheet = new Help();
