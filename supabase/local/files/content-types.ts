import { extname } from 'node:path'

/** Of the files that a build has. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.htm': 'text/html;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
}

/** The content type of a file by the end of its name; any bytes for others. */
export const contentTypeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream'
