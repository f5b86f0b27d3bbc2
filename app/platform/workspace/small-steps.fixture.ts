/** How the network treats the next post: it arrives, it does not, or it arrives and the answer is lost. */
export type Network = 'good' | 'gone' | 'answer-lost'

export type Step =
  | { do: 'type'; name: string; value: string }
  | { do: 'submit' | 'flush'; network: Network; typedMeanwhile: string | null }
  | { do: 'other'; name: string; value: string }
  /** The page is read again; what was read arrives later, in any order, as answers do. */
  | { do: 'read' | 'show-first' | 'show-last' }
  /** Another language, or errors beside the fields: the page is drawn again with what it has. */
  | { do: 'draw' }
  | { do: 'hide' | 'leave' | 'crash' | 'reload' }
