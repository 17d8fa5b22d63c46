import type { TableStore } from "../../state/table.svelte";

/** Give the record of a game to the browser as a file. */
export async function saveRecord(table: TableStore): Promise<void> {
  const text = JSON.stringify(await table.record(), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${table.name}.tzolkin.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
