import {
  IconEyeOff,
  IconHeart,
  IconHeartHandshake,
  IconMasksTheater,
  IconMoodSmile,
  IconPhoneOff,
  type TablerIcon,
} from '@tabler/icons-react'
import { guidelines } from '@/gossip/words/gossip-page'
import classes from './guidelines.module.css'

const icons: readonly TablerIcon[] = [
  IconHeart,
  IconMasksTheater,
  IconPhoneOff,
  IconMoodSmile,
  IconEyeOff,
  IconHeartHandshake,
]

export function GuidelineList() {
  return (
    <ul className={classes.list}>
      {guidelines.map(({ title, text }, index) => {
        const Icon = icons[index] ?? IconHeart
        return (
          <li key={title} className={classes.rule}>
            <span className={classes.icon}>
              <Icon size={20} aria-hidden />
            </span>
            <span>
              <strong>{title}</strong>
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
