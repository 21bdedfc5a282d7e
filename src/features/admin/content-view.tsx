import { Title } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readItems, readShops } from '@/data/admin/items'
import { done } from '@/data/admin/admin-answer'
import { pullNow } from '@/data/pull/pull-now'
import { adminTabs, type AdminLocation } from '@/domain/admin/admin-url'
import { tabSpec } from '@/domain/admin/tabs'
import type { UserId } from '@/domain/shared/ids'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import classes from './admin.module.css'
import { EditedItem } from './edited-item'
import { ItemForm } from './item-form'
import { ItemList } from './item-list'
import { useAdminQuery } from './use-admin-query'

type ContentViewProps = { person: UserId; place: AdminLocation; onPlace: (change: Partial<AdminLocation>) => void }

/** The five tabs: on the left what is written, on the right what there is. */
export function ContentView({ person, place, onPlace }: ContentViewProps) {
  const { tab, query, page, item } = place
  const spec = tabSpec(tab)
  // A form that has done its work gives way to an empty one.
  const [round, setRound] = useState(0)
  const { answer, again } = useAdminQuery(useCallback(() => readItems(person, spec, query, page), [person, spec, query, page]))
  const asksShops = spec.fields.some(({ kind }) => kind === 'shop')
  const shops = useAdminQuery(useCallback(() => (asksShops ? readShops(person) : Promise.resolve(done([]))), [person, asksShops]))
  useFailureToast(answer?.ok === false, 'Failed to fetch data')

  const changed = () => {
    again()
    // What students see of it on this phone is brought up to date, too.
    void pullNow()
  }
  /** While the server was asked the person may have opened another one, or left. */
  const latest = useRef<Pick<ContentViewProps, 'place' | 'onPlace'> | null>(null)
  useEffect(() => {
    latest.current = { place, onPlace }
    return () => {
      latest.current = null
    }
  }, [place, onPlace])
  const close = (id: string | null) => {
    if (id !== null && latest.current?.place.item === id) latest.current.onPlace({ item: null })
  }
  const form = {
    person,
    tab,
    spec,
    shops: shops.answer?.ok ? shops.answer.value.map(({ id, shop_name }) => ({ value: id, label: shop_name })) : [],
    takesFocus: round > 0,
    onSaved: () => {
      setRound((before) => before + 1)
      close(item)
      changed()
    },
    onCancel: () => {
      setRound((before) => before + 1)
      close(item)
    },
  }
  return (
    <div className={classes.content}>
      {item === null ? <ItemForm key={`${tab}/new/${round}`} {...form} item={null} row={null} /> : <EditedItem key={`${tab}/${item}/${round}`} {...form} item={item} />}
      <section className={classes.manage} aria-labelledby="manage-content">
        <Title order={2} size="h3" id="manage-content" mb="xs">
          Manage Content
        </Title>
        <ScreenTabs label="Kinds of content" tabs={adminTabs} value={tab} columns={3} onChange={(chosen) => onPlace({ tab: chosen, page: 1, query: '', item: null })}>
          <ItemList
            person={person}
            tab={tab}
            spec={spec}
            answer={answer}
            query={query}
            edited={item}
            onQuery={(words) => onPlace({ query: words, page: 1 })}
            onPage={(wanted) => onPlace({ page: wanted })}
            onEdit={(id) => onPlace({ item: id })}
            onDeleted={(id) => {
              close(id)
              changed()
            }}
            onRetry={again}
          />
        </ScreenTabs>
      </section>
    </div>
  )
}
