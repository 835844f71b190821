import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { perNode } from './per-node.tsx';
import { Repeater } from './Repeater.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { BooleanWidget } from './widgets/BooleanWidget.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { GlossaryArticleWidget, OfferWidget } from './widgets/CmsItemWidget.tsx';
import { CodeWidget } from './widgets/CodeWidget.tsx';
import { ColourWidget } from './widgets/ColourWidget.tsx';
import { FileWidget } from './widgets/FileWidget.tsx';
import { IconWidget } from './widgets/IconWidget.tsx';
import { ImageWidget } from './widgets/ImageWidget.tsx';
import { KeyOfWidget } from './widgets/KeyOfWidget.tsx';
import { KeyWidget } from './widgets/KeyWidget.tsx';
import { LinkWidget, ProductWidget } from './widgets/LinkWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { OwnAltWidget } from './widgets/OwnAltWidget.tsx';
import { RichTextWidget } from './widgets/RichTextWidget.tsx';
import { SelectImageWidget } from './widgets/SelectImageWidget.tsx';
import { ShapeWidget } from './widgets/ShapeWidget.tsx';
import { TaxonomyWidget } from './widgets/TaxonomyWidget.tsx';
import { TextAreaWidget } from './widgets/TextAreaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** Our own parts of the form: fields, templates and widgets of every kind the schemas name. */
export const fields: RegistryFieldsType = { ArrayField: perNode(Repeater) };

const Nothing = () => null;

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  // The field template says these itself, connected to the field.
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

export const widgets: RegistryWidgetsType = {
  TextWidget,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  TextareaWidget: TextAreaWidget,
  SelectWidget: ChoiceWidget,
  RadioWidget: ChoiceWidget,
  CheckboxWidget: BooleanWidget,
  UpDownWidget: perNode(NumberWidget),
  // Names of x-widget.
  textarea: TextAreaWidget,
  code: CodeWidget,
  colour: ColourWidget,
  icon: perNode(IconWidget),
  image: perNode(ImageWidget),
  link: perNode(LinkWidget),
  file: perNode(FileWidget),
  product: perNode(ProductWidget),
  // Of x-key, x-key-of and x-describes.
  key: KeyWidget,
  'key-of': perNode(KeyOfWidget),
  'own-alt': OwnAltWidget,
  'rich-text': RichTextWidget,
  'select-image': perNode(SelectImageWidget),
  shape: perNode(ShapeWidget),
  taxonomy: perNode(TaxonomyWidget),
  offer: perNode(OfferWidget),
  'glossary-article': perNode(GlossaryArticleWidget),
};
