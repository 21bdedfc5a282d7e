// Chunk: notices

import { Text, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import { reportAs } from '@/store/error-log/error-log'
import { campusOf } from '@/store/campus'
import { deviceDb } from '@/store/db'
import { useStoredQuery } from '@/store/use-stored-query'
import { rank } from '@/kit/rules/search/rank'
import type { Campus } from '@/kit/rules/campus'
import * as messages from '#words/campus/campus-dialog'
import { SearchBox } from '@/kit/form/search-box'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './campus-dialog.module.css'
import { switchCampus } from './commands'

/** A search box is shown if there are more campuses than this. */
const longList = 8

const searchedTexts = ({ name, shortName, town }: Campus) => [name, shortName, town]

/** Chooses the campus whose gossip, market, rooms and shops are shown. */
export function CampusDialog({ onClose }: { onClose: () => void }) {
  const campuses = useCampuses()
  const [query, setQuery] = useState('')
  const [busy, setBusy] = useState(false)
  const current = chosenCampus().slug
  const choose = (campus: Campus) => {
    if (campus.slug === current) onClose()
    else setBusy(true)
    switchCampus(campus).catch((error: unknown) => {
      setBusy(false)
      reportAs('storage')(error)
    })
  }
  const found = rank(query, campuses, searchedTexts)
  return (
    <DialogFrame title={messages.yourCampus} position="bottom" onClose={onClose}>
      <Text c="var(--ink-soft)" mb="sm">
        {messages.intro}
      </Text>
      {campuses.length > longList && <SearchBox label={messages.searchCampuses} value={query} onChange={setQuery} />}
      <ul className={classes.list} aria-label={messages.campuses}>
        {found.map((campus) => (
          <li key={campus.slug}>
            <UnstyledButton
              className={classes.campus}
              disabled={busy}
              aria-current={campus.slug === current || undefined}
              onClick={() => choose(campus)}
            >
              <span>
                <strong>{campus.name}</strong>
                <Text component="span" size="sm" c="var(--ink-soft)" display="block">
                  {messages.nameAndTown({ name: campus.shortName, town: campus.town })}
                </Text>
              </span>
              {campus.slug === current && <IconCheck size={20} aria-hidden />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}

/** All campuses, in the server's order. Before the first pull, only the campus of this page. */
const useCampuses = (): readonly Campus[] => {
  const query = useStoredQuery(async () => ({ rows: await deviceDb().replica('campuses').toArray() }), [])
  if (query.state !== 'ready' || query.rows.length === 0) return [chosenCampus()]
  return query.rows.toSorted((a, b) => a.position - b.position).map(campusOf)
}
