/** A field, or fields that belong together, as a page draws them without knowing the task they are of. */
export type Drawn =
  | { is: 'group'; name: string; hasLegend: boolean; fields: Drawn[] }
  /** Names of the fields of a row are those within the row. */
  | { is: 'rows'; list: string; countField: string; fields: Drawn[] }
  | { is: 'text'; name: string; type: 'text' | 'email' | 'tel' }
  | { is: 'long-text' | 'secret' | 'number' | 'month' | 'date' | 'moment' | 'check'; name: string }
  | { is: 'choice' | 'choices'; name: string; options: string[] }
