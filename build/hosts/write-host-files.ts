import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, writeHeaders } from './headers-file.ts'
import { writeNginx } from './nginx-file.ts'
import { writeRedirects } from './redirects-file.ts'

/** Writes the files that hosts read into a built app. @param headers of every file */
export const writeHostFiles = async (folder: string, headers: Readonly<Record<string, string>>): Promise<void> => {
  const files = {
    [headersFile]: writeHeaders(headers),
    _redirects: writeRedirects(),
    '_nginx.conf': writeNginx(headers),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}
