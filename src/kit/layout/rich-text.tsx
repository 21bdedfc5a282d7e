import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A message with tags: its texts and what stands for each tag, such as a link. The parts never move, so they need no
 * keys.
 */
export const RichText = ({ parts }: { parts: readonly ReactNode[] }) => createElement(Fragment, null, ...parts)

/** The part of a message that only a screen reader says. */
export const hidden = (text: string) => <span className="visually-hidden">{text}</span>

/** The part of a message that is emphasised. */
export const bold = (text: string) => <strong>{text}</strong>
