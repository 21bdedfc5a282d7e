// `npm run passwords`: writes the most common passwords, which users may not choose, to public/lists.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { commonPasswordsFile } from './common-passwords.ts'

// Only one file of this package is needed, once, so it is not a dependency. Licence: THIRD_PARTY.md.
const origin = '@zxcvbn-ts/language-common@4.1.3'
const folder = fileURLToPath(new URL('../../public/lists/', import.meta.url))

const temporaryFolder = mkdtempSync(join(tmpdir(), 'comrade-passwords-'))
try {
  const packed = execFileSync('npm', ['pack', origin, '--silent', '--pack-destination', temporaryFolder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).trim()
  execFileSync('tar', ['-xzf', packed, 'package/src/passwords.json'], { cwd: temporaryFolder })
  const ranked = v.parse(
    v.array(v.string()),
    JSON.parse(readFileSync(join(temporaryFolder, 'package', 'src', 'passwords.json'), 'utf8')),
  )
  mkdirSync(folder, { recursive: true })
  const text = commonPasswordsFile(ranked)
  writeFileSync(join(folder, 'common-passwords.json'), text)
  console.log(`common-passwords.json: ${text.length} bytes`)
} finally {
  rmSync(temporaryFolder, { recursive: true, force: true })
}
