import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ContactMessage } from '@/admin/store/records'
import type { AuditEntry, Reported } from '@/admin/rules/moderation'
import { allCampuses, type AdminScope } from '@/admin/rules/access'
import { campusSlug } from '@/kit/rules/campus'
import { expectAccessible } from '../accessibility'
import { saveRows } from '../device'
import { campus } from '../pages/rows'
import { signedIn } from '../signed-in'
import { openPanel, reportedPost } from './panel'

const requests = vi.hoisted((): unknown[] => [])
const server = vi.hoisted(() => ({
  scope: { kind: 'all' } as AdminScope,
  messages: [] as ContactMessage[],
  audit: [] as AuditEntry[],
  queue: [] as Reported[],
}))
vi.mock('@/admin/store/access', () => ({
  readScope: async () => ({ ok: true, value: server.scope }),
  readCampuses: async () => ({
    ok: true,
    value: [
      { slug: 'tum', name: 'Technical University of Mombasa' },
      { slug: 'uon', name: 'University of Nairobi' },
    ],
  }),
}))
vi.mock('@/admin/store/records', () => {
  const onePage = <Row,>(rows: readonly Row[]) => ({ ok: true, value: { rows, total: rows.length, page: 1 } })
  return {
    readMessages: async () => onePage(server.messages),
    readAudit: async (_user: string, of: string | null) => {
      requests.push(['audit', of])
      return onePage(server.audit)
    },
    reportQueue: async (_user: string, of: string | null) => {
      requests.push(['reports', of])
      return { ok: true, value: server.queue }
    },
    listSuspensions: async () => ({ ok: true, value: [] }),
  }
})

const long = 'Averyveryverylongwordwithoutanyblankinitatallanditgoeson'

beforeEach(() => {
  server.scope = allCampuses
  requests.length = 0
  server.queue = []
  signedIn('Zuhura Salim')
})

test('a message is shown as plain text and can be answered by mail', async () => {
  server.messages = [
    {
      id: 'one',
      name: 'Neema',
      email: 'neema@students.example',
      subject: 'Fees & food',
      message: '<b>Where</b> do I pay?',
      created_at: '2026-11-20T08:00:00Z',
    },
  ]
  await openPanel('?view=messages')
  const message = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect.element(message).toMatchTextContent(/<b>Where<\/b> do I pay\?/)
  await expect
    .element(message.getByRole('link', { name: 'Reply to Neema' }))
    .toHaveAttribute('href', 'mailto:neema@students.example?subject=Re%3A%20Fees%20%26%20food%20(Comrade)')
})

test('the audit shows what was done and by whom', async () => {
  const { id } = signedIn('Zuhura Salim')
  server.audit = [
    {
      id: 'one',
      at: '2026-11-20T08:00:00Z',
      admin: id,
      action: 'delete',
      table: 'rentals',
      row: 'row',
      campus: 'tum',
      changes: { title: ['Hostel by the stage', null] },
    },
  ]
  await openPanel('?view=audit')
  await expect
    .element(page.getByRole('list', { name: 'Audit' }))
    .toMatchTextContent(/You deleted the rental “Hostel by the stage”/)
})

test.for(['reports', 'messages', 'audit'])('the %s view is accessible with very long user content', async (view) => {
  server.queue = [
    { ...reportedPost(long), held: true, reporters: 5, newReporters: 5, withinAnHour: 5, reasons: { 'about-me': 5 } },
  ]
  server.messages = [
    {
      id: 'one',
      name: long,
      email: `${long}@students.example`,
      subject: long,
      message: long,
      created_at: '2026-11-20T08:00:00Z',
    },
  ]
  server.audit = [
    {
      id: 'one',
      at: '2026-11-20T08:00:00Z',
      admin: 'somebody',
      action: 'insert',
      table: 'groceries',
      row: 'row',
      campus: 'tum',
      changes: { name: [null, long] },
    },
  ]
  await openPanel(`?view=${view}`)
  await expect.element(page.getByRole('main').getByText(new RegExp(long)).first()).toBeVisible()
  await expectAccessible()
})

describe.for(['reports', 'audit'])('the %s view', (view) => {
  const chooser = () => page.getByRole('combobox', { name: 'Campus' })

  test('shows all campuses with their names until an admin of all campuses filters by one, and the address contains the filter', async () => {
    await saveRows('campuses', [campus('uon', { name: 'University of Nairobi' })])
    server.queue = [{ ...reportedPost('Said of somebody'), campus: 'uon' }]
    server.audit = [
      {
        id: 'one',
        at: '2026-11-20T08:00:00Z',
        admin: 'somebody',
        action: 'delete',
        table: 'rentals',
        row: 'row',
        campus: 'uon',
        changes: {},
      },
    ]
    const screen = await openPanel(`?view=${view}`)
    const list = page.getByRole('list', { name: view === 'reports' ? 'Reports' : 'Audit' })
    await expect.element(list).toMatchTextContent(/University of Nairobi/)
    await expect.element(chooser()).toHaveValue('')
    await userEvent.selectOptions(chooser(), 'University of Nairobi')
    await expect.poll(screen.address).toBe(`/admin?campus=uon&view=${view}`)
    await expect
      .poll(() => requests)
      .toEqual([
        [view, null],
        [view, 'uon'],
      ])
    await expect.element(list).not.toMatchTextContent(/University of Nairobi/)
    await userEvent.selectOptions(chooser(), 'All campuses')
    await expect.poll(screen.address).toBe(`/admin?view=${view}`)
  })

  test('shows an admin of one campus only that campus, whatever the address says', async () => {
    server.scope = { kind: 'one', campus: campusSlug('uon') }
    await openPanel(`?campus=tum&view=${view}`)
    await expect.poll(() => requests).toEqual([[view, 'uon']])
    await expect.element(chooser()).not.toBeInTheDocument()
  })
})

test('content lists still start with the phone’s campus', async () => {
  await openPanel('?view=messages')
  await expect.element(page.getByRole('combobox', { name: 'Campus' })).toHaveValue('tum')
})
