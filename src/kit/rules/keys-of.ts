/** The names of the properties of an object literal, with their types, in the order in which it lists them. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(object).filter((name): name is Key => name in object)
