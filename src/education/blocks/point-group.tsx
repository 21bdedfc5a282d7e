import { IconAlertTriangle, IconCheck, IconEye, IconX, type TablerIcon } from '@tabler/icons-react'
import type { PointGroup as PointGroupData } from '@/store/article-schema'
import classes from './cards.module.css'

const icons: Readonly<Record<PointGroupData['tone'], TablerIcon>> = {
  notice: IconEye,
  do: IconCheck,
  avoid: IconX,
  care: IconAlertTriangle,
}

/** A labelled list of points, each with the icon of the group's tone. */
export function PointGroup({ label, tone, points }: PointGroupData) {
  const Icon = icons[tone]
  return (
    <div className={classes.group} data-tone={tone}>
      <p className={classes.groupLabel}>{label}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon size={18} aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
