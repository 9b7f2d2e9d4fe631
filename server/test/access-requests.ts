/** Requests that several rows of the access table share. */
import type { World } from './access-callers.ts';

export const byQuery = ({ exam_id }: World) => ({ query: { exam_id } });
export const byStudent = ({ callers }: World) => ({ params: { id: callers.student.id } });
export const byChosen = ({ callers }: World) => ({ body: { ids: [callers.student.id] } });
export const byAttempt = ({ attempt_id }: World) => ({ params: { attemptId: attempt_id } });
export const byQuestion = ({ exam_id, question_id }: World) => ({
  params: { id: exam_id, questionId: question_id },
});
export const byExams = ({ draft_id }: World) => ({ body: { ids: [draft_id] } });
export const byId = ({ exam_id }: World) => ({ params: { id: exam_id } });

export const bothFactors = { password: 'a good password', code: '000000' };
export const examinationForm = {
  examination_name: 'Final English',
  examination_desc: '',
  examination_duration: 90,
};
export const itemForm = {
  bank_type: 'text',
  bank_section: 'READING',
  bank_question: '<p>Which is right?</p>',
  bank_question_weight: '1',
  option_type: 'text',
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};

export const stimulusForm = { bank_section: 'READING', content: '<p>A passage.</p>' };
