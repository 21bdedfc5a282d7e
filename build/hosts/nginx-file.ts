import { originalLanguage } from '../../src/kit/rules/language.ts'
import { notFoundFileIn } from '../first-paint/shell-file.ts'
import { fallbacks, hashedFiles, translations } from './addresses.ts'
import { lifetimes } from './headers-file.ts'

const lifetime = '$comrade_lifetime'

const asPage = 'try_files $uri $uri.html $uri/index.html =404;'

const location = (path: string, ...directives: readonly string[]): string =>
  `location ${path} { ${directives.join(' ')} }`

/**
 * The text of a file to include in an nginx `server` whose `root` is the built app.
 * @throws {Error} if nginx would misread a header
 */
export const writeNginx = (headers: Readonly<Record<string, string>>): string => {
  const changed = Object.entries(headers).find(([, value]) => /["\\$]/.test(value))
  if (changed) throw new Error(`nginx would not send ${changed.join(': ')} as it is`)
  return [
    '# Written by the build for nginx, and of this build alone: docs/deploy.md says how to include it.',
    `set ${lifetime} "${lifetimes.other}";`,
    ...Object.entries({ ...headers, 'Cache-Control': lifetime }).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    `error_page 404 /${notFoundFileIn(originalLanguage)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    '',
    location('/', asPage),
    ...translations.map(({ folder, file }) => location(folder, `error_page 404 ${file};`, asPage)),
    ...fallbacks.map(({ address, file }) => location(`= ${address}`, `try_files ${file} =404;`)),
    '# What is missing is answered by an error page, and with its lifetime.',
    location(`^~ ${hashedFiles}`, `set ${lifetime} "${lifetimes.hashed}";`, 'try_files $uri =404;'),
    '# Unknown to the types of many versions.',
    location('~ \\.webmanifest$', 'default_type application/manifest+json;', 'try_files $uri =404;'),
    '# What hosts read.',
    location('~ ^/_', 'return 404;'),
    '',
  ].join('\n')
}
