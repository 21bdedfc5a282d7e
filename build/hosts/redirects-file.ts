import { fallbacks, translations } from './addresses.ts'

/** The text of the file that Netlify and Cloudflare Pages read. Neither needs a line for a page or for `404.html`. */
export const writeRedirects = (): string =>
  [
    ...fallbacks.map(({ address, file }) => `${address} ${file} 200`),
    '# For Netlify. Cloudflare Pages finds these files by itself, and warns that it ignores their lines.',
    ...translations.map(({ folder, file }) => `${folder}* ${file} 404`),
    '',
  ].join('\n')
