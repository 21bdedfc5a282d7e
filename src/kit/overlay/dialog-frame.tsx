import { lazy, Suspense } from 'react'
import type { DialogFrameProps } from './modal-frame'

// If the code cannot be loaded, the screen says so and tries again: a dialog that does not come would leave a dead
// button.
const ModalFrame = lazy(() => import('./modal-frame').then((loaded) => ({ default: loaded.ModalFrame })))

/** The frame of every dialog. Mount it only while the dialog is open. Rows do not wait for its code. */
export function DialogFrame(props: DialogFrameProps) {
  return (
    <Suspense>
      <ModalFrame {...props} />
    </Suspense>
  )
}
