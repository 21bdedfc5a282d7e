import { expect, test } from 'vitest'
import type { AuditEntry } from '@/admin/rules/moderation'
import { allCampuses } from '@/admin/rules/access'
import { adminTabs, kindText } from './admin-tabs'
import { auditText, reasonsText, reportersText } from './records'
import { adminProblemText, roleFailure } from './problems'
import { shownTab } from './tabs'

const me = '6e2f8a34-0000-4000-8000-000000000001'
const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 'x',
  at: '2026-11-21T08:00:00Z',
  admin: me,
  action: 'update',
  table: 'groceries',
  row: '540b5000-0000-4000-8000-000000000006',
  campus: 'tum',
  changes: {},
  ...change,
})

test.each<[Partial<AuditEntry>, string, string[]]>([
  [{ changes: { price: [30, 35] } }, 'You changed price of the grocery item 540b5000 from 30 to 35', []],
  [
    { changes: { price: [30, 35], stock: [null, 4] } },
    'You changed the grocery item 540b5000',
    ['price from 30 to 35', 'stock from nothing to 4'],
  ],
  [
    { changes: { name: ['Unga 2 kg', 'Unga 2 kg'], price: [200, 220] } },
    'You changed price of the grocery item “Unga 2 kg” from 200 to 220',
    [],
  ],
  [
    { changes: { name: ['Unga 2 kg', 'Unga 5 kg'] } },
    'You changed name of the grocery item “Unga 2 kg” from Unga 2 kg to Unga 5 kg',
    [],
  ],
  [
    { table: 'rentals', changes: { title: ['Bedsitter', 'Bedsitter, Tudor'], price_per_day: [6000, 7000] } },
    'You changed the rental “Bedsitter”',
    ['title from Bedsitter to Bedsitter, Tudor', 'price per day from 6000 to 7000'],
  ],
  [
    {
      table: 'rental_photos',
      action: 'insert',
      changes: { image_url: [null, '/a.webp'], name: ['Bedsitter', 'Bedsitter'] },
    },
    'You added the rental photo “Bedsitter”',
    [],
  ],
  [
    { table: 'shops', changes: { shop_name: ['Coast', 'Coast Gadgets'] } },
    'You changed shop name of the shop “Coast” from Coast to Coast Gadgets',
    [],
  ],
  [{ action: 'insert', changes: { name: [null, 'Sukuma wiki'] } }, 'You added the grocery item “Sukuma wiki”', []],
  [
    { action: 'delete', table: 'rentals', changes: { title: ['Bedsitter', null] } },
    'You deleted the rental “Bedsitter”',
    [],
  ],
  [
    { action: 'insert', table: 'campuses', changes: { name: [null, 'University of Nairobi'] } },
    'You added the campus “University of Nairobi”',
    [],
  ],
  [
    { action: 'suspend', table: 'gossip_posts', admin: '11111111-0000-4000-8000-000000000001' },
    'Admin 11111111 suspended the author of the gossip post 540b5000',
    [],
  ],
  [
    { action: 'insert', table: 'catalogues', changes: { name: [null, 'food'] } },
    'You edited the list Food for the first time',
    [],
  ],
  [
    {
      table: 'catalogues',
      changes: {
        name: ['food', 'food'],
        'entry a': [
          { id: 'a', name: 'Pilau', price: 230 },
          { id: 'a', name: 'Pilau', price: 250 },
        ],
        'entry b': [null, { id: 'b', name: 'Githeri' }],
        'entry c': [{ id: 'c', name: 'Chapati' }, null],
      },
    },
    'You changed the list Food',
    ['“Pilau”: price from 230 to 250', 'added “Githeri”', 'removed “Chapati”'],
  ],
  [
    { action: 'delete', table: 'catalogues', changes: { name: ['salon', 'salon'] } },
    'You put the list Salons back to the shipped one',
    [],
  ],
  [{ action: 'claim', table: 'profiles' }, 'You became the first admin', []],
  [{ action: 'lift', table: 'suspensions' }, 'You lifted the suspension 540b5000', []],
])('the audit entry %o reads "%s"', (change, sentence, changes) => {
  expect(auditText(entry(change), me)).toEqual({ sentence, changes })
})

test.each([
  ['not-an-image', 'notes.pdf', 'notes.pdf is not an image. Only images can be uploaded.'],
  ['too-large', 'room.jpg', 'room.jpg is larger than 10 MB.'],
  ['too-many-pixels', 'room.jpg', 'room.jpg has more than 65 megapixels.'],
  ['too-narrow', 'room.jpg', 'room.jpg is more than 12 times as long as wide. Cut out the part that matters.'],
  ['unreadable', 'room.jpg', 'room.jpg is not an image that this browser can read.'],
] as const)('a file with the problem %s', (problem, name, text) => {
  expect(adminProblemText({ kind: 'file', name, problem })).toBe(text)
})

test('a sentence of the server is shown, the words of its database are not', () => {
  expect(adminProblemText({ kind: 'not-allowed', message: 'For admins alone' })).toBe('For admins alone')
  expect(
    adminProblemText({
      kind: 'refused',
      message: 'new row for relation "groceries" violates check constraint "groceries_price_check"',
    }),
  ).toBe('Our server does not take one of these values. Check each field.')
  expect(
    adminProblemText({ kind: 'taken', message: 'duplicate key value violates unique constraint "campuses_slug_key"' }),
  ).toBe('There is one like it already.')
})

test.each(['wrong-code', 'closed', 'wait'] as const)('a refused setup (%s) shows the reason', (reason) => {
  expect(roleFailure(reason)).toMatch(/^Failed to update user role: .+\.$/)
})

test('reports show the number of reporters and the reasons, most frequent first', () => {
  expect([reportersText(1), reportersText(3)]).toEqual(['Reported by 1 person', 'Reported by 3 people'])
  expect(reasonsText({ other: 1, spam: 2, unheard: 1 })).toBe(
    'Spam or advertising (2), Something else (1), unheard (1)',
  )
})

test.each([
  ['groceries', 'whatsapp', /nobody can order/],
  ['eshop', 'shop_id', /nobody can order/],
  ['services', 'phone', /nobody can call/],
  ['services', 'whatsapp', /nobody can write/],
] as const)('the form of %s says what an empty %s means', (tab, column, words) => {
  expect(shownTab(tab, allCampuses).fields.find((field) => field.column === column)?.hint).toMatch(words)
})

test('the form names the kind of what is added', () => {
  expect(adminTabs.map(({ value }) => kindText(value))[0]).toBe('In Medicines. Other kinds are under Manage Content.')
})

test('a rent is a month’s, for admins as for students', () => {
  const { per, fields } = shownTab('rentals', allCampuses)
  expect([per, fields.find(({ column }) => column === 'price_per_day')?.label]).toEqual([
    ' / month',
    'Price per month (KSh)',
  ])
})
