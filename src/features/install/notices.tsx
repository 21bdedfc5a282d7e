import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '@/ui/platform/lazy-part'
import { useIsSettled } from '@/ui/platform/use-is-settled'
import './install-event'
import { useUpdate } from './use-update'
import classes from './notices.module.css'

const InstallNotice = lazyPart(() => import('./install-notice').then((loaded) => loaded.InstallNotice))
const StorageNotice = lazyPart(() => import('./storage-notice').then((loaded) => loaded.StorageNotice))
const UpdateNotice = lazyPart(() => import('./update-notice').then((loaded) => loaded.UpdateNotice))

/**
 * Notices of the app and, through `ofAccount`, of the account. They wait until the page has settled. Blocked storage and the
 * offer to install also wait while an update is offered.
 */
export function Notices({ accountNotice }: { accountNotice: ReactNode }) {
  const settled = useIsSettled()
  const update = useUpdate(settled)

  return (
    <aside className={classes.area} aria-label="About this app">
      <Suspense>
        {update.waiting && <UpdateNotice onUpdate={update.apply} onLater={update.dismiss} />}
        {settled && accountNotice}
        {settled && !update.waiting && (
          <>
            <StorageNotice />
            <InstallNotice />
          </>
        )}
      </Suspense>
    </aside>
  )
}
