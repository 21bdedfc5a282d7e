import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, writeHeaders } from './headers-file.ts'
import { writeNginx } from './nginx-file.ts'
import { fallbacks, translations } from './addresses.ts'

/** The text of the file that Netlify and Cloudflare Pages read. Neither needs a line for a page or for `404.html`. */
export const writeRedirects = (): string =>
  [
    ...fallbacks.map(({ address, file }) => `${address} ${file} 200`),
    '# For Netlify. Cloudflare Pages finds these files by itself, and warns that it ignores their lines.',
    ...translations.map(({ folder, file }) => `${folder}* ${file} 404`),
    '',
  ].join('\n')

/** Writes the files that hosts read into a built app. @param headers of every file */
export const writeHostFiles = async (folder: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  const files = {
    [headersFile]: writeHeaders(headers),
    _redirects: writeRedirects(),
    '_nginx.conf': writeNginx(headers),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}
