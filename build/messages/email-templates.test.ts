import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { codeLength } from '../../src/account/rules/account-rules.ts'
import { emailKinds, emailTemplate, emailTemplatePath } from './email-templates.ts'

const count = (html: string, part: string): number => html.split(part).length - 1

/** A template has the link and the code once per language. */
const placeholders = {
  confirmation: ['SiteURL', 'TokenHash', 'Token'],
  recovery: ['SiteURL', 'TokenHash', 'Token'],
  email_change: ['SiteURL', 'TokenHash', 'Token', 'Email', 'NewEmail'],
  reauthentication: ['Token'],
} as const

describe.each(emailKinds)('the mail %s', (kind) => {
  it('is what `npm run messages` writes', async () => {
    expect(await readFile(join(projectRoot, emailTemplatePath(kind)), 'utf8')).toBe(emailTemplate(kind).html)
  })

  it('is in English, and under it in Kiswahili', () => {
    const { html } = emailTemplate(kind)
    expect(
      [...html.matchAll(/<div lang="([^"]*)">\n<p>(\S+)<\/p>/g)].map(([, language, greeting]) => [language, greeting]),
    ).toEqual([
      ['en-KE', 'Hello,'],
      ['sw-KE', 'Habari,'],
    ])
  })

  it('leaves to the server its own placeholders alone, in each language', () => {
    const { html } = emailTemplate(kind)
    for (const name of placeholders[kind]) expect(count(html, `{{ .${name} }}`), name).toBe(2)
    expect(count(html, '{')).toBe(placeholders[kind].length * 4)
  })
})

it('config.toml names each template with its subject, and has what the mails say', async () => {
  const template = Object.fromEntries(
    emailKinds.map((kind) => [
      kind,
      { subject: emailTemplate(kind).subject, content_path: `./${emailTemplatePath(kind)}` },
    ]),
  )
  const { auth } = parse(await readFile(places.config, 'utf8'))
  // Links and codes work for an hour, both addresses must confirm a change, and an unconfirmed account cannot be used.
  expect(auth).toMatchObject({
    email: { otp_expiry: 3600, otp_length: codeLength, double_confirm_changes: true, enable_confirmations: true },
  })
  expect(auth).toHaveProperty('email.template', template)
})
