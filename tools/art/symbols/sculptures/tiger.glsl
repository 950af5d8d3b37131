// A tiger that looks to the left. Tints: coat, stripes, eyes.
#define LEAN vec3(-0.34, 0.05, 0.03)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.10, 0.0), vec3(0.66, 0.62, 0.54));
  d = smin(d, egg(m - vec3(0.40, -0.14, 0.16), vec3(0.32, 0.30, 0.30)), 0.12);
  d = smin(d, horn(p, vec3(0.0, 0.34, 0.46), vec3(0.0, -0.08, 0.64), vec2(0.13, 0.17)), 0.12);
  d = smax(d, -egg(m - vec3(0.29, 0.16, 0.56), vec3(0.16, 0.11, 0.12)), 0.06);
  d = smin(d, horn(m, vec3(0.10, 0.26, 0.56), vec3(0.46, 0.38, 0.36), vec2(0.075, 0.05)), 0.05);
  // A ruff of fur along the cheeks.
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    vec3 root = vec3(0.44 - 0.05 * f, -0.02 - 0.16 * f, 0.02);
    d = smin(d, horn(m, root, root + vec3(0.34 - 0.05 * f, -0.10 - 0.07 * f, -0.16), vec2(0.15, 0.012)), 0.06);
  }
  vec3 e = m - vec3(0.52, 0.64, -0.05);
  float ear = egg(e, vec3(0.23, 0.23, 0.12));
  ear = smax(ear, -egg(e - vec3(-0.02, -0.03, 0.12), vec3(0.14, 0.14, 0.10)), 0.03);
  d = smin(d, ear, 0.04);
  add(s, d, 1);
  float muzzle = egg(m - vec3(0.18, -0.25, 0.50), vec3(0.25, 0.20, 0.22));
  add(s, muzzle, 4);
  float jaw = egg(p - vec3(0.0, -0.52, 0.34), vec3(0.28, 0.17, 0.24));
  add(s, jaw, 4);
  add(s, egg(p - vec3(0.0, -0.42, 0.46), vec3(0.22, 0.10, 0.14)), 6);
  add(s, horn(m, vec3(0.15, -0.36, 0.64), vec3(0.14, -0.56, 0.66), vec2(0.05, 0.008)), 7);
  add(s, smin(egg(p - vec3(0.0, -0.08, 0.76), vec3(0.17, 0.10, 0.09)), horn(p, vec3(0.0, -0.1, 0.76), vec3(0.0, -0.20, 0.72), vec2(0.07, 0.02)), 0.04), 5);
  add(s, ball(m - vec3(0.285, 0.145, 0.42), 0.135), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 3) return eyeStuff(m, vec3(0.275, 0.145, 0.42), 0.135, T2);
  if (id == 5) return gloss(vec3(0.30, 0.06, 0.07));
  if (id == 6) return gloss(vec3(0.35, 0.02, 0.03));
  if (id == 7) return gloss(vec3(0.95));
  if (id == 4) {
    Stuff k = plush(vec3(0.92, 0.84, 0.70));
    if (length(m.xy - vec2(0.20, -0.25)) < 0.15 && cells(p * 10.0).x < 0.2) k.base = T1;
    return k;
  }
  // Bars over the brow, wedges from the cheeks inwards, thin where they end.
  float brow = smoothstep(0.22, 0.34, m.y);
  float bars = abs(fract((m.y + 0.32 * m.x * m.x) * 7.5) - 0.5) * 2.0;
  float wedges = abs(fract((m.y - 0.42 * m.x) * 5.2 + 0.15) - 0.5) * 2.0;
  float stripe = mix(
    smoothstep(0.48, 0.58, wedges - 0.55 * (0.62 - m.x)),
    smoothstep(0.50, 0.60, bars) * smoothstep(0.34, 0.26, m.x - 0.25 * (m.y - 0.3)),
    brow
  );
  stripe = max(stripe, brow * smoothstep(0.62, 0.70, wedges) * smoothstep(0.26, 0.36, m.x));
  float face = smoothstep(0.20, 0.34, length((m.xy - vec2(0.10, -0.06)) * vec2(1.0, 0.75)));
  float pale = smoothstep(0.17, 0.10, length((m.xy - vec2(0.30, 0.34)) * vec2(1.0, 1.8)));
  pale = max(pale, smoothstep(0.46, 0.62, m.x) * smoothstep(0.10, -0.10, m.y));
  vec3 coat = mix(T0, vec3(0.98, 0.93, 0.84), pale);
  Stuff k = plush(mix(coat, T1, stripe * face));
  if (length(m.xy - vec2(0.50, 0.62)) < 0.13 && n.z > 0.1) k.base = T1;
  return k;
}
