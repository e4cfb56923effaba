/** A dish typed and entered, and whom it was for at that moment: the choice may move on before its search is over. */
export interface EnteredDish {
  text: string;
  eaterId: number | null;
}
