import { expect, test } from 'vitest'
import { checks } from './checks.ts'
import { readSurface } from './surface.ts'
import { emptyBackend } from '../backend/test-backend.ts'

// Checks that the surface checks detect faults. Each fault is planted in a transaction that is rolled back.

const backend = await emptyBackend()

/** A planted fault, and what the check must report. */
const holes: readonly { readonly check: keyof typeof checks; readonly plant: string; readonly finds: RegExp }[] = [
  {
    check: 'every column that the API exposes is classified',
    plant: 'alter table public.gossip_posts add column mood text; grant select (mood) on public.gossip_posts to anon',
    finds: /gossip_posts\.mood/,
  },
  {
    check: 'every column that the API exposes is classified',
    plant: 'grant select (user_id) on public.gossip_submissions to authenticated',
    finds: /gossip_submissions\.user_id/,
  },
  {
    check: 'every column that the API exposes is classified',
    plant: 'create table public.planted (id uuid primary key); grant select on public.planted to anon',
    finds: /planted\.id/,
  },
  {
    check: 'columns for signed-in users are hidden from anonymous callers',
    plant: 'grant select (state) on public.gossip_submissions to anon',
    finds: /gossip_submissions\.state/,
  },
  {
    check: 'every callable function is classified, and cannot be called by others',
    plant: `create function public.planted() returns integer language sql set search_path = '' as 'select 1'; grant execute on function public.planted() to anon`,
    finds: /public\.planted/,
  },
  {
    check: 'every callable function is classified, and cannot be called by others',
    plant: 'grant execute on function public.report_queue(text) to anon',
    finds: /report_queue/,
  },
  {
    check: 'every bucket is classified',
    plant: `update storage.buckets set public = true where id = 'gossip-uploads'`,
    finds: /gossip-uploads/,
  },
  {
    check: 'no exposed column identifies the account behind a post',
    plant:
      'alter table public.gossip_posts add column user_id uuid; grant select (user_id) on public.gossip_posts to authenticated',
    finds: /gossip_posts\.user_id/,
  },
  {
    check: 'every writable column has a bound',
    plant:
      'grant insert (user_id) on public.items to authenticated; alter table public.items add column notes text; grant insert (notes) on public.items to authenticated',
    finds: /items\.notes/,
  },
  {
    check: 'every write has a rate limit',
    plant: 'drop trigger limit_update_1_hour on public.items; drop trigger limit_update_1_day on public.items',
    finds: /update items/,
  },
  {
    check: 'every volatile function has a rate limit',
    plant: `create or replace function public.cancel_account_deletion() returns void language sql security definer set search_path = '' as 'select'`,
    finds: /cancel_account_deletion/,
  },
]

test.each(holes)('a planted fault is found: $plant', async ({ check, plant, finds }) => {
  await backend.sql('begin')
  try {
    for (const statement of plant.split(';')) await backend.sql(statement)
    expect(checks[check](await readSurface((sql) => backend.sql(sql))).join('\n')).toMatch(finds)
  } finally {
    await backend.sql('rollback')
  }
})
