import { inspect } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asPostgrestError } from '../../supabase/local/corrections/postgrest-errors.ts'
import { MailOrigins } from '../../supabase/local/corrections/mail-origins.ts'
import { SignedLinks } from '../../supabase/local/corrections/signed-links.ts'
import { CapturedEmails } from '../../supabase/local/emails.ts'
import { everyMinute } from '../../supabase/local/every-minute.ts'
import { callFunction } from '../../supabase/local/functions.ts'
import { places } from '../../supabase/local/places.ts'
import { printable, printableLines, printFailure, printSafely } from '../../supabase/local/printable.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { oneLine } from '../../supabase/local/startup-error.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Clears the screen, sets the title, rings, goes back, reverses the text, and writes a line of its own. */
const evil = 'a\u001b[2J\u001b]0;t\u0007\b\r\u009b31m\u202eb\u2066\u200b\u2028\u{e0041}\nTo: forged'
const obeyed =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

/** Whether a terminal shows the text as it is, and no line of it is the caller's. */
const expectHarmless = (text: string) => {
  expect(text).not.toMatch(obeyed)
  expect(text).not.toMatch(/^To: forged/m)
}

const printedBy = (method: 'log' | 'error' = 'error') => {
  const spy = vi.spyOn(console, method).mockImplementation(() => {})
  return () =>
    spy.mock.calls
      .map((values) => values.map((value: unknown) => (typeof value === 'string' ? value : inspect(value))).join(' '))
      .join('\n')
}

test('a text on one line has no control characters, and all of its letters', () => {
  expect(printable('a\u001b[31m\nb')).toBe('a\\u{1b}[31m\\u{a}b')
  expect(printable('Achieng’ wa Mombasa, 🌊 é 中 \u00a0')).toBe('Achieng’ wa Mombasa, 🌊 é 中 \u00a0')
  expect(printableLines('a\n\tb\u0007')).toBe('a\n\tb\\u{7}')
  expectHarmless(printable(evil))
})

describe('what a caller chooses does not reach the terminal as it is:', () => {
  test('the address and the subject of a mail', async () => {
    const settings = await loadSettings(places.config)
    const shown: string[] = []
    const emails = new CapturedEmails(
      settings.auth.email.template,
      new SignedLinks('secret'),
      new MailOrigins('http://localhost', []),
      (block) => void shown.push(block),
    )
    await emails.send({
      from: 'x',
      to: `${evil}@students.example`,
      subject: evil,
      text: `Hello ${evil}`,
      html: '',
    } as never)
    expect(shown).toHaveLength(1)
    expectHarmless(shown.join('\n'))
    expect(
      shown
        .join('\n')
        .split('\n')
        .filter((line) => line !== '')
        .every((line) => /^[┌│└]/.test(line)),
    ).toBe(true)
  })

  test('the message of an error', () => {
    const said = printedBy()
    printFailure('A request failed', new Error(evil))
    printFailure(`Function ${printable(evil)} failed`, { path: evil, cause: new Error(evil) })
    expectHarmless(said())
  })

  test('the error of a function', async () => {
    const said = printedBy()
    await callFunction(
      {
        broken: () => {
          throw new Error(evil)
        },
      },
      new Request('http://localhost/functions/v1/broken', { method: 'POST' }),
    )
    expect(said()).toContain('Function broken failed')
    expectHarmless(said())
  })

  test('the error of a job', async () => {
    vi.useFakeTimers()
    const said = printedBy()
    const stop = everyMinute('push-dispatch', () => Promise.reject(new Error(evil)))
    await vi.advanceTimersByTimeAsync(60_000)
    stop()
    expect(said()).toContain('push-dispatch failed')
    expectHarmless(said())
  })

  test('the error of a statement, as Lite prints it', () => {
    for (const code of ['22P02', '23505', 'PT429', 'none']) {
      const text = inspect(asPostgrestError(Object.assign(new Error(evil), { code })))
      expectHarmless(text)
      expect(text.split('\n')).toHaveLength(1)
    }
  })

  test('the reason why the server cannot start', () => {
    expectHarmless(oneLine(new Error(evil)))
  })

  test('whatever a package prints', () => {
    const lines: string[] = []
    const target = {
      log: (text: string) => lines.push(text),
      info: (text: string) => lines.push(text),
      debug: (text: string) => lines.push(text),
      warn: (text: string) => lines.push(text),
      error: (text: string) => lines.push(text),
    }
    printSafely(target as never)
    const error = new Error(evil)
    for (const method of ['error', 'warn'] as const)
      (target[method] as (...values: unknown[]) => void)('Auth error:', error, { agent: evil })
    for (const method of ['log', 'info', 'debug'] as const)
      (target[method] as (...values: unknown[]) => void)('%s', evil.replaceAll('\n', ''))
    expect(lines).toHaveLength(5)
    for (const line of lines) expectHarmless(line)
  })
})

test('the server prints through these functions alone, but for its own words', () => {
  const sources = import.meta.glob<string>('../../supabase/{local,functions}/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const printing = Object.entries(sources).flatMap(([path, text]) =>
    !path.endsWith('.test.ts') && /console\.|process\.std(?:out|err)/.test(text)
      ? [path.replace('../../supabase/local/', '')]
      : [],
  )
  // A mail is made printable before, and what run.ts and the commands print is theirs.
  const commands = ['archive/backup.ts', 'archive/command.ts', 'archive/restore.ts']
  expect(printing.toSorted()).toEqual([
    ...commands,
    'corrections/clean-session.ts',
    'emails.ts',
    'print-push-secrets.ts',
    'printable.ts',
    'run.ts',
    'write-types.ts',
  ])
})
