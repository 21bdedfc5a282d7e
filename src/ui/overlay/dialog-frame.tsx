import { Suspense } from 'react'
import { lazyPart } from '../platform/lazy-part'
import type { DialogFrameProps } from './modal-frame'

const ModalFrame = lazyPart(() => import('./modal-frame').then((loaded) => loaded.ModalFrame))

/** The frame of every dialog. Mount it only while the dialog is open. Rows do not wait for its code. */
export function DialogFrame(props: DialogFrameProps) {
  return (
    <Suspense>
      <ModalFrame {...props} />
    </Suspense>
  )
}
