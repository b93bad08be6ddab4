export interface InvitationTable {
  person_id: number;
  round: number;
  letter_id: string | null;
  created_at: Date;
}
