export type PhotoProblem = 'unreadable' | 'too-large' | 'too-many-pixels' | 'too-narrow'

/**
 * The file is not a picture that this browser can decode, one for which a phone lacks the memory, or so narrow that
 * nothing could be seen of it.
 */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem = 'unreadable') {
    super(problem)
    this.problem = problem
  }
}
