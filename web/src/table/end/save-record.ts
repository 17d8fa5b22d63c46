import type { TableStore } from "../../state/table.svelte";

/** Save the record of a game as a file. */
export async function saveRecord(table: TableStore): Promise<void> {
  const text = JSON.stringify(await table.loadRecord(), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${table.tableId}.tzolkin.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
