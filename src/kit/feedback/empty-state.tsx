import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Picture } from '../media/picture'
import classes from './empty-state.module.css'

/** A drawing and a sentence, with optional actions. */
export function EmptyState({ image, text, children }: { image: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <Picture src={image} alt="" className={classes.drawing} />
      <Text fw={600}>{text}</Text>
      {children}
    </div>
  )
}
