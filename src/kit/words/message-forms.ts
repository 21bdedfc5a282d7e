type Forms = { readonly other: string } & Readonly<Partial<Record<string, string>>>

/**
 * The form that the language asks for: "1 item", "2 items". A form for one number, `=0`, comes before that of its kind.
 */
export const plural = (locale: string, count: number, forms: Forms): string =>
  forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms.other

/** The form for what is chosen: "Did you call?", "Did you write?". What has none of its own takes the general one. */
export const select = (value: string, forms: Forms): string => forms[value] ?? forms.other
