import { readFile } from 'node:fs/promises'
import type { EmailMessage } from '@supabase/lite'
import type { Settings } from '../settings.ts'

export type MailTemplates = Settings['auth']['email']['template']
type Template = MailTemplates[keyof MailTemplates]

/** Lite's subject of the one mail for which it has no template. */
const reauthentication = 'Confirm Reauthentication'

/** The HTML of a template with its variables filled in. */
export async function fillTemplate(
  { content_path }: Template,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const template = await readFile(content_path, 'utf8')
  return template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_all, name: string) => variables[name] ?? '')
}

/**
 * Correction: the words of a mail.
 *
 * Lite takes subject and HTML from the templates, but writes a text of its own beside the HTML, and has no template for
 * the code of a reauthentication. A captured mail is a text, so this makes it from the template.
 */
export async function inTemplate(
  { subject, text = '', html = '' }: EmailMessage,
  templates: MailTemplates,
): Promise<{ subject: string; text: string }> {
  if (subject === reauthentication) {
    const template = templates.reauthentication
    return { subject: template.subject, text: asText(await fillTemplate(template, { Token: codeIn(text) ?? '' })) }
  }
  const hasTemplate = Object.values(templates).some((template) => template.subject === subject)
  return { subject, text: hasTemplate ? asText(html) : text }
}

export function codeIn(text: string): string | undefined {
  return /\b\d{6,}\b/.exec(text)?.[0]
}

function asText(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim()
}
