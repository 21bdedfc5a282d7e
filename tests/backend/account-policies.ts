import { randomUUID } from 'node:crypto'
import { proofFor } from './proof-of-work.ts'
import { everybody, forbidden, outcomes, ownerOnly, signedIn, type TableRules, type Values } from './table-rules.ts'
import { inserted } from './users.ts'

/** Adds the proof of work that the public forms require without an account. */
const withProof = (row: { readonly id: string } & Values): Values => ({ ...row, proof_of_work: proofFor(row.id) })

const pregnancy = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }

const makeSubscription = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
})

/** The tables of accounts, of the public forms and of the server's own records. */
export const accountPolicies: Readonly<Record<string, TableRules>> = {
  audit_log: {
    row: (backend, { admin }) =>
      inserted(
        backend,
        `insert into public.audit_log (admin_id, action, table_name, row_id) values ($1, 'update', 'groceries', $2)`,
        [admin.user.id, randomUUID()],
      ),
    values: async (_backend, { admin }) => ({
      admin_id: admin.user.id,
      action: 'update',
      table_name: 'groceries',
      row_id: randomUUID(),
    }),
    change: { action: 'delete' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
  pregnancy_tracking: {
    async row(backend, { owner }) {
      await backend.sql('delete from public.pregnancy_tracking')
      const { pregnancy_start_date: start, due_date: due, current_week: week } = pregnancy
      const sql =
        'insert into public.pregnancy_tracking (user_id, pregnancy_start_date, due_date, current_week) values ($1, $2, $3, $4)'
      return inserted(backend, sql, [owner.user.id, start, due, week])
    },
    async values(backend) {
      await backend.sql('delete from public.pregnancy_tracking')
      return pregnancy
    },
    change: { current_week: 12 },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: ownerOnly,
  },
  profiles: {
    row: (backend, { owner }) =>
      inserted(
        backend,
        `insert into public.profiles (id, full_name) values ($1, 'Owner') on conflict (id) do update set full_name = 'Owner'`,
        [owner.user.id],
      ),
    async values(backend, { owner }) {
      await backend.sql('delete from public.profiles where id = $1', [owner.user.id])
      return { id: owner.user.id, full_name: 'Amina' }
    },
    change: { full_name: 'Changed' },
    select: ownerOnly,
    insert: outcomes('refused', 'yes', 'refused', 'refused'),
    update: ownerOnly,
    delete: forbidden,
  },
  newsletter_subscriptions: {
    row: (backend) =>
      inserted(backend, 'insert into public.newsletter_subscriptions (email) values ($1)', [
        `${randomUUID()}@students.example`,
      ]),
    values: async () => withProof({ id: randomUUID(), email: `${randomUUID()}@students.example` }),
    change: { email: 'changed@students.example' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: everybody,
    update: forbidden,
    delete: forbidden,
  },
  contact_messages: {
    row: (backend) => {
      const sql = `insert into public.contact_messages (id, name, email, subject, message) values ($1, 'Amina', 'amina@students.example', 'Hi', 'Hello')`
      return inserted(backend, sql, [randomUUID()])
    },
    values: async () =>
      withProof({ id: randomUUID(), name: 'Amina', email: 'amina@students.example', subject: 'Hi', message: 'Hello' }),
    change: { subject: 'Changed' },
    select: outcomes('refused', 'nothing', 'nothing', 'yes'),
    insert: everybody,
    update: forbidden,
    delete: forbidden,
  },
  push_subscriptions: {
    async row(backend, { owner }) {
      await backend.sql('delete from public.push_subscriptions')
      const { endpoint, p256dh, auth } = makeSubscription()
      const sql = 'insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)'
      return inserted(backend, sql, [owner.user.id, endpoint, p256dh, auth])
    },
    values: async () => ({ ...makeSubscription(), wake_at: ['2026-12-01T05:00:00Z'] }),
    change: { auth: 'b'.repeat(22) },
    select: ownerOnly,
    insert: signedIn,
    update: ownerOnly,
    delete: ownerOnly,
  },
  tombstones: {
    row: (backend) =>
      inserted(backend, `insert into public.tombstones (table_name, row_id) values ('groceries', gen_random_uuid())`),
    values: async () => ({ table_name: 'groceries', row_id: randomUUID() }),
    change: { table_name: 'items' },
    // Only `sync` reads them, as its caller: tombstones.test.ts.
    select: forbidden,
    insert: forbidden,
    update: forbidden,
    delete: forbidden,
  },
}
