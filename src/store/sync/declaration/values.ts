/** The values of a JSON column. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** The columns of a row by name. */
export type Values = { readonly [column: string]: Json }
