/** Without what a pointer over an element changes: the page is gone before one comes. */
export const withoutHover = (css: string): string =>
  css.replaceAll(/@media \(hover: ?\w+\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '').replaceAll(/(?<=^|[{}])[^{},@]*:hover[^{},]*\{[^{}]*\}/g, '')
