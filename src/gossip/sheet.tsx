import type { ReactNode } from 'react'
import { DialogFrame } from '@/kit/overlay/dialog-frame'

/** A dialog at the bottom of the screen. Mounted only while open. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame
      title={title}
      position="bottom"
      lockScroll={false}
      transitionProps={{ transition: 'slide-up', duration: 160 }}
      onClose={onClose}
    >
      {children}
    </DialogFrame>
  )
}
