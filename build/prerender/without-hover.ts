/** Removes the rules for hovering: the app's own styles arrive before a pointer hovers. */
export const withoutHover = (css: string): string =>
  css
    .replaceAll(/@media \(hover: ?\w+\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replaceAll(/(?<=^|[{}])[^{},@]*:hover[^{},]*\{[^{}]*\}/g, '')
