import Original from '@theme-original/MDXComponents/Img';

export default function Img(props) {
  return (
    <span className="zoomed">
      <Original {...props} />
    </span>
  );
}
