/** One option, such as a chip or a tab. */
export type Choice<Value extends string = string> = { readonly value: Value; readonly label: string }

/** Never empty. The first choice is the default. */
export type Choices<Value extends string = string> = readonly [Choice<Value>, ...Choice<Value>[]]

/** The choice named in the URL, or the default for an unknown value. */
export const choiceOf = <Value extends string>(choices: Choices<Value>, value: unknown): Value =>
  (choices.find((choice) => choice.value === value) ?? choices[0]).value

/** The values of an option in order, never empty. The first is the default. */
export type Values<Value extends string = string> = readonly [Value, ...Value[]]

/** The value named in the URL, or the default for an unknown one. */
export const valueOf = <Value extends string>(values: Values<Value>, value: unknown): Value =>
  oneOf(values, value) ?? values[0]

/** The value as the URL holds it: undefined for the default, which the URL leaves out, and for an unknown one. */
export const valueInUrl = <Value extends string>(values: Values<Value>, value: unknown): Value | undefined => {
  const chosen = valueOf(values, value)
  return chosen === values[0] ? undefined : chosen
}

/** The value when it is one of the known ones; undefined for any other. */
export const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((each) => each === value)
