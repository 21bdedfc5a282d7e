import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { deviceDb } from '@/store/db'
import { pullState } from '@/store/sync/pull/pull-state'
import { usePulledQuery } from '@/store/use-stored-query'
import { emptyDevice, saveRows } from '../device'

const readRentals = async () => {
  const db = deviceDb()
  const freshness = await db.freshness.get('rentals')
  return { count: await db.replica('rentals').count(), checkedAt: freshness?.checkedAt ?? null }
}

function Rentals() {
  const rentals = usePulledQuery(readRentals, [], ({ count }) => count === 0)
  return <p>{rentals.state === 'ready' ? `rentals: ${rentals.count}` : rentals.state}</p>
}

beforeEach(emptyDevice)

test('an empty table counts as loading until the first pull', async () => {
  const screen = await render(<Rentals />)
  await expect.element(screen.getByText('loading')).toBeVisible()
  pullState.setState({ status: 'failed' })
  await expect.element(screen.getByText('failed')).toBeVisible()
  await saveRows('rentals', [])
  await expect.element(screen.getByText('rentals: 0')).toBeVisible()
})

test('a query whose result is null counts as loading', async () => {
  function Waiting() {
    return (
      <p>
        {
          usePulledQuery<{ readonly checkedAt: null }>(
            async () => null,
            [],
            () => true,
          ).state
        }
      </p>
    )
  }
  pullState.setState({ status: 'failed' })
  const screen = await render(<Waiting />)
  await expect.element(screen.getByText('loading')).toBeVisible()
})
