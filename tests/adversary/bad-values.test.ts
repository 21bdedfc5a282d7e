import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { policyMatrix } from '../backend/policy-matrix.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { badValuesOf } from './bad-values.ts'
import { readSurface } from './surface.ts'
import { isPersonalTable, isReplicatedTable, type CopiedTable } from '@/store/sync/table-names'
import { tables } from '@/store/sync/tables'

const { backend, users } = await backendWithUsers()
const surface = await readSurface((sql) => backend.sql(sql))

const isPulled = (table: string): table is CopiedTable => isReplicatedTable(table) || isPersonalTable(table)
const writableTables = Object.keys(policyMatrix).filter(
  (table) => policyMatrix[table]?.insert.admin === 'yes' || policyMatrix[table]?.insert.owner === 'yes',
)

describe.each(writableTables)('%s', (table) => {
  test('rejects or bounds every bad value, and stores none that the app cannot read', { timeout: 60_000 }, async () => {
    const rules = policyMatrix[table]
    if (!rules) throw new Error(table)
    const writer = rules.insert.admin === 'yes' ? users.admin : users.owner
    const token = (await writer.client.auth.getSession()).data.session?.access_token ?? ''
    const headers = {
      apikey: backend.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
    const faults: string[] = []
    for (const { column, type } of surface.columns.filter((each) => each.table === table && each.writable)) {
      for (const badValue of badValuesOf(type)) {
        const { [column]: _good, ...others } = await rules.values(backend, users)
        const body = `{${[...Object.entries(others).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`), `${JSON.stringify(column)}:${badValue}`].join()}}`
        const response = await fetch(`${backend.url}/rest/v1/${table}`, { method: 'POST', headers, body })
        if (response.status === 429) await backend.sql('delete from private.rate_counters')
        // 54001: nested too deep for the server. PostgREST also responds with 500, and nothing is stored.
        const text = await response.text()
        if (response.status >= 500 && !/54001|08P01/.test(text))
          faults.push(`${column} ${badValue.slice(0, 40)}: ${response.status} ${text.slice(0, 80)}`)
      }
      const healthCheck = await fetch(`${backend.url}/rest/v1/groceries?select=id&limit=1`, {
        headers: { apikey: backend.keys.publishable },
      })
      if (!healthCheck.ok) faults.push(`${column}: the backend stopped responding`)
    }
    expect(faults).toEqual([])
    if (!isPulled(table)) return
    const rows =
      (await backend.serviceClient().from(table).select(Object.keys(tables[table].schema.entries).join()).limit(1000))
        .data ?? []
    const unreadable = rows.filter((row) => !v.safeParse(tables[table].schema, row).success)
    expect(unreadable).toEqual([])
    for (const row of rows) expect(JSON.stringify(row).length).toBeLessThan(900_000)
  })
})
