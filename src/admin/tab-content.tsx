// Chunk: admin-list

import { Button, Skeleton, Title } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { readItems, readShops } from '@/admin/store/items'
import { done } from '@/admin/store/request'
import { requestPull } from '@/store/sync/status'
import { newItem, type AdminLocation, type AdminTab } from '@/admin/rules/admin-url'
import type { AdminScope } from '@/admin/rules/access'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import { adminTabs } from '@/admin/words/admin-tabs'
import * as messages from '#words/admin/list'
import { fetchFailed, manageContent } from '#words/admin/panel'
import { labelOf } from '@/kit/words/labelled'
import { shownTab } from '@/admin/words/tabs'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useFailureToast } from '@/kit/feedback/use-failure-toast'
import classes from './admin.module.css'
import { ItemList } from './item-list'
import { ListSkeleton, LoadFailed } from './feedback'
import { useAdminQuery } from './use-admin-query'

const ItemForm = lazyPart(() => import('./item-form').then((loaded) => loaded.ItemForm), LoadFailed)
const EditedItem = lazyPart(() => import('./edited-item').then((loaded) => loaded.EditedItem), LoadFailed)
const BulkEdit = lazyPart(() => import('./bulk/bulk-edit').then((loaded) => loaded.BulkEdit), LoadFailed)
const SheetView = lazyPart(() => import('./sheet/sheet-view').then((loaded) => loaded.SheetView), LoadFailed)

export type TabContentProps = {
  userId: UserId
  scope: AdminScope
  /** The campus whose content is shown. */
  campus: CampusSlug
  location: AdminLocation
  tab: AdminTab
  /** True if there is space for the form beside the list. */
  wide: boolean
  onLocation: (change: Partial<AdminLocation>) => void
  onCampusesChanged: () => void
}

/** The content of one kind. */
export function TabContent({
  userId,
  scope,
  campus,
  location,
  tab,
  wide,
  onLocation,
  onCampusesChanged,
}: TabContentProps) {
  const { mode, query, page } = location
  // On a wide screen, the form of a new item is always there.
  const item = wide && location.item === newItem ? null : location.item
  const spec = shownTab(tab, scope)
  // Admins of all campuses see all of them in their tab.
  const listed = tab === 'campuses' && scope.kind === 'all' ? null : campus
  // Part of the form's key, so that a finished form is replaced by an empty one.
  const [formRound, setFormRound] = useState(0)
  const items = useAdminQuery(
    useCallback(() => readItems(userId, spec, { campus: listed, query, page }), [userId, spec, listed, query, page]),
  )
  const needsShops = spec.fields.some(({ kind }) => kind === 'shop')
  const shopRows = useAdminQuery(
    useCallback(
      () => (needsShops ? readShops(userId, campus) : Promise.resolve(done([]))),
      [userId, needsShops, campus],
    ),
  )
  const shops =
    shopRows.state === 'ready' ? shopRows.value.map(({ id, shop_name }) => ({ value: id, label: shop_name })) : []
  useFailureToast(items.state === 'failed', fetchFailed)

  const changed = () => {
    items.refetch()
    if (tab === 'campuses') onCampusesChanged()
    // Updates the public copies on this phone, too.
    requestPull()
  }
  /** The latest props, or null after unmount: the user may have navigated before a request ends. */
  const latest = useRef<Pick<TabContentProps, 'location' | 'onLocation'> | null>(null)
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
    shops,
    inSheet: !wide,
    takesFocus: wide && formRound > 0,
    onSaved: () => {
      setFormRound((before) => before + 1)
      close(location.item)
      changed()
    },
    onCancel: () => {
      setFormRound((before) => before + 1)
      // A form of a new item is cleared, and stays.
      if (location.item !== newItem) close(location.item)
    },
  }
  const formKey = `${listed}/${tab}/${formRound}`
  const shownForm =
    item !== null && item !== newItem ? (
      <EditedItem key={`${formKey}/${item}`} {...form} item={item} />
    ) : (
      (wide || item === newItem) && spec.canAdd && <ItemForm key={`${formKey}/new`} {...form} item={null} row={null} />
    )
  const formSkeleton = (
    <section className={wide ? classes.panel : undefined} aria-label={messages.loadingForm} aria-busy>
      <Skeleton h={420} radius="lg" />
    </section>
  )
  const toList = () => onLocation({ mode: 'list', page: 1 })
  const tool = { userId, campus: listed, spec, query, onClose: toList, onChanged: changed }
  const content =
    mode === 'list' ? (
      <ItemList
        key={listed}
        userId={userId}
        campus={listed}
        tab={tab}
        spec={spec}
        items={items}
        query={query}
        edited={item}
        onQuery={(text) => onLocation({ query: text, page: 1 })}
        onPage={(wanted) => onLocation({ page: wanted })}
        onAdd={wide || !spec.canAdd ? null : () => onLocation({ item: newItem })}
        onEdit={(id) => onLocation({ item: id })}
        onMode={(chosen) => onLocation({ mode: chosen, item: null })}
        onDeleted={(id) => {
          close(id)
          changed()
        }}
        onChanged={changed}
        onRetry={items.refetch}
      />
    ) : (
      <Suspense fallback={<ListSkeleton text={messages.loading} />}>
        {mode === 'bulk' ? (
          <BulkEdit key={`${listed}/${tab}`} {...tool} />
        ) : (
          <SheetView key={`${listed}/${tab}`} {...tool} name={`${tab}-${listed ?? 'all'}`} shops={shops} />
        )}
      </Suspense>
    )
  const head = wide ? (
    <Title order={2} size="h3" id="manage-content" mb="xs">
      {manageContent}
    </Title>
  ) : (
    <div className={classes.kindHead}>
      <Button
        variant="subtle"
        px="xs"
        ml="calc(-1 * var(--mantine-spacing-xs))"
        leftSection={<IconChevronLeft size={20} aria-hidden />}
        onClick={() => onLocation({ tab: null, mode: 'list', page: 1, query: '', item: null })}
      >
        {messages.allKinds}
      </Button>
      <Title order={2} size="h3" id="manage-content">
        {labelOf(adminTabs, tab)}
      </Title>
    </div>
  )
  // The content has the same place on every width, so that a tablet that is turned keeps what was opened in it.
  return (
    <div className={wide ? classes.content : undefined}>
      {wide && mode === 'list' && shownForm && <Suspense fallback={formSkeleton}>{shownForm}</Suspense>}
      <section className={classes.manage} aria-labelledby="manage-content">
        {head}
        <div className={classes.kindTabs}>
          <ScreenTabs
            label={messages.kindsOfContent}
            tabs={adminTabs}
            value={tab}
            withTabs={wide}
            onChange={(chosen) => onLocation({ tab: chosen, mode: 'list', page: 1, query: '', item: null })}
          >
            {content}
          </ScreenTabs>
        </div>
        {!wide && shownForm && (
          <DialogFrame
            isStep
            title={item === newItem ? messages.addNewItem : messages.editItem}
            position="bottom"
            onClose={() => close(location.item)}
          >
            <Suspense fallback={formSkeleton}>{shownForm}</Suspense>
          </DialogFrame>
        )}
      </section>
    </div>
  )
}
