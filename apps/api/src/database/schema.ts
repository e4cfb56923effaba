/** Tables add themselves (`declare module`). Cents; dates `YYYY-MM-DD`, times `HH:MM:SS`, moments `Date`. */
export interface Database {}
