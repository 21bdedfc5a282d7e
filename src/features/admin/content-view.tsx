import { Title } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readItems, readShops } from '@/data/admin/items'
import { done } from '@/data/admin/admin-result'
import { pullNow } from '@/data/sync/pull-now'
import type { AdminLocation } from '@/domain/admin/admin-url'
import type { AdminScope } from '@/domain/admin/scope'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import { adminTabs } from '@/messages/admin/admin-tabs'
import { shownTab } from '@/messages/admin/tabs'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import { useFailureToast } from '@/ui/feedback/use-failure-toast'
import classes from './admin.module.css'
import { EditedItem } from './edited-item'
import { ItemForm } from './item-form'
import { ItemList } from './item-list'
import { useAdminQuery } from './use-admin-query'

type ContentViewProps = {
  userId: UserId
  scope: AdminScope
  /** Whose content it is. */
  campus: CampusSlug
  location: AdminLocation
  onLocation: (change: Partial<AdminLocation>) => void
  onCampusesChanged: () => void
}

/** The content tabs: the form on the left, the items on the right. */
export function ContentView({ userId, scope, campus, location, onLocation, onCampusesChanged }: ContentViewProps) {
  const { tab, query, page, item } = location
  const spec = shownTab(tab, scope)
  // Admins of all campuses see all of them in their tab.
  const listed = tab === 'campuses' && scope.kind === 'all' ? null : campus
  // Part of the form's key, so that a finished form is replaced by an empty one.
  const [formRound, setFormRound] = useState(0)
  const items = useAdminQuery(useCallback(() => readItems(userId, spec, { campus: listed, query, page }), [userId, spec, listed, query, page]))
  const needsShops = spec.fields.some(({ kind }) => kind === 'shop')
  const shops = useAdminQuery(useCallback(() => (needsShops ? readShops(userId, campus) : Promise.resolve(done([]))), [userId, needsShops, campus]))
  useFailureToast(items.state === 'failed', 'Failed to fetch data')

  const changed = () => {
    items.refetch()
    if (tab === 'campuses') onCampusesChanged()
    // Updates the public copies on this phone, too.
    void pullNow()
  }
  /** The latest props, or null after unmount: the user may have navigated before a request ends. */
  const latest = useRef<Pick<ContentViewProps, 'location' | 'onLocation'> | null>(null)
  useEffect(() => {
    latest.current = { location, onLocation }
    return () => {
      latest.current = null
    }
  }, [location, onLocation])
  const close = (id: string | null) => {
    if (id !== null && latest.current?.location.item === id) latest.current.onLocation({ item: null })
  }
  const form = {
    userId,
    campus: listed,
    tab,
    spec,
    shops: shops.state === 'ready' ? shops.value.map(({ id, shop_name }) => ({ value: id, label: shop_name })) : [],
    takesFocus: formRound > 0,
    onSaved: () => {
      setFormRound((before) => before + 1)
      close(item)
      changed()
    },
    onCancel: () => {
      setFormRound((before) => before + 1)
      close(item)
    },
  }
  const formKey = `${listed}/${tab}/${formRound}`
  return (
    <div className={classes.content}>
      {item !== null && <EditedItem key={`${formKey}/${item}`} {...form} item={item} />}
      {item === null && spec.canAdd && <ItemForm key={`${formKey}/new`} {...form} item={null} row={null} />}
      <section className={classes.manage} aria-labelledby="manage-content">
        <Title order={2} size="h3" id="manage-content" mb="xs">
          Manage Content
        </Title>
        <ScreenTabs label="Kinds of content" tabs={adminTabs} value={tab} columns={3} onChange={(chosen) => onLocation({ tab: chosen, page: 1, query: '', item: null })}>
          <ItemList
            key={listed}
            userId={userId}
            tab={tab}
            spec={spec}
            items={items}
            query={query}
            edited={item}
            onQuery={(text) => onLocation({ query: text, page: 1 })}
            onPage={(wanted) => onLocation({ page: wanted })}
            onEdit={(id) => onLocation({ item: id })}
            onDeleted={(id) => {
              close(id)
              changed()
            }}
            onRetry={items.refetch}
          />
        </ScreenTabs>
      </section>
    </div>
  )
}
