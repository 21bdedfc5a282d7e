/**
 * All families of chunks: the listed ones, and one for each screen with the chunks that are named after it. Every other
 * chunk is a family of its own and stands before the screens, because all of them may import it.
 */
export const familiesOf = (
  listed: readonly (readonly string[])[],
  ofScreens: readonly string[],
  ofParts: readonly string[],
  layers: readonly string[],
): readonly (readonly string[])[] => {
  const isListed = (chunk: string) => listed.some((family) => family.includes(chunk))
  const screens = new Set(ofScreens.filter((chunk) => !isListed(chunk)))
  const others = new Set(ofParts.filter((chunk) => !isListed(chunk) && !screens.has(chunk) && !layers.includes(chunk)))
  const screenOf = (chunk: string) => [...screens].find((screen) => chunk.startsWith(`${screen}-`))
  return [
    ...[...others].filter((chunk) => screenOf(chunk) === undefined).map((chunk) => [chunk]),
    ...[...screens].map((screen) => [screen, ...[...others].filter((chunk) => screenOf(chunk) === screen)]),
    ...listed,
  ]
}
