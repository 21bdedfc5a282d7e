// Finds the files that documents name in code spans, such as `src/pages/legal/terms.ts`, `terms.tsx` or
// `public/education/<id>.json`.

const fenced = /^```[\s\S]*?^```/gm
const codeSpan = /`([^`\n]+)`/g
const sourceFile = /\.(?:tsx?|js|sql|css|md|json|jsonc|toml|conf|ini|html|webmanifest)$/

/** The code spans of a Markdown text that begin with a folder of the project or end like one of its files. */
export const namedPaths = (markdown: string, folders: readonly string[]): readonly string[] =>
  [...markdown.replaceAll(fenced, '').matchAll(codeSpan)]
    .map(([, span = '']) => span)
    .filter((span) => !/^[/@]|\s|:\/\//.test(span))
    .filter((span) => folders.some((folder) => span.startsWith(`${folder}/`)) || sourceFile.test(span))

const escaped = (text: string): string => text.replaceAll(/[.+^$()|[\]\\]/g, '\\$&')

/**
 * A path as a pattern: `<name>`, `…` and `*` stand for any text within a name, `**` for any folders, `{one,other}` for
 * either.
 */
const patternOf = (path: string): RegExp => {
  const source = escaped(path.replace(/\/$/, ''))
    .replaceAll(/\{([^}]*)\}/g, (_all, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|<[^>]*>|…|\*/g, (wildcard) => (wildcard === '**/' ? '(?:.*/)?' : '[^/]*'))
  return new RegExp(`(?:^|/)${source}(?:/|$)`)
}

/**
 * Whether a file or folder has this path, or a path that ends with it.
 * @param files all files of the project, from its root
 */
export const exists = (path: string, files: readonly string[]): boolean => {
  const pattern = patternOf(path)
  return files.some((file) => pattern.test(file))
}
