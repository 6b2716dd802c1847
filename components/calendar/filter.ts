/** Statuses and formats to show; none chosen shows all. */
export interface Filter {
  status: readonly string[];
  format: readonly string[];
}
