import { Suspense, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { aboutThisApp } from '#words/app/install/notices'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useIsSettled } from '@/kit/platform/use-is-settled'
import { useNoticePlace } from '@/kit/overlay/notice-place'
import './install-event'
import { useUpdate } from './use-update'
import classes from './notices.module.css'

const InstallNotice = lazyPart(() => import('./install-notice').then((loaded) => loaded.InstallNotice))
const StorageNotice = lazyPart(() => import('./storage-notice').then((loaded) => loaded.StorageNotice))
const UpdateNotice = lazyPart(() => import('./update-notice').then((loaded) => loaded.UpdateNotice))

type NoticesProps = {
  accountNotice: ReactNode
  /** Nothing is offered now. */
  quiet: boolean
}

/**
 * Notices of the app and, through `ofAccount`, of the account. They wait until the page has settled. Blocked storage
 * and the offer to install also wait while an update is offered. They stand in the page, at its end or where a screen
 * has a place for them.
 */
export function Notices({ accountNotice, quiet }: NoticesProps) {
  const settled = useIsSettled()
  const update = useUpdate(settled)
  const place = useNoticePlace()

  const notices = (
    <aside className={classes.area} data-placed={place !== null || undefined} aria-label={aboutThisApp}>
      <Suspense>
        {update.waiting && <UpdateNotice onUpdate={update.apply} onLater={update.dismiss} />}
        {settled && accountNotice}
        {settled && !update.waiting && (
          <>
            <StorageNotice />
            {!quiet && <InstallNotice />}
          </>
        )}
      </Suspense>
    </aside>
  )
  return place ? createPortal(notices, place) : notices
}
