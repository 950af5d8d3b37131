// An ox-eye daisy with two leaves, two rounds of petals and a golden eye; a ladybird walks on it. Tints: petals, their root, eye, leaves, ladybird.
#define LEAN vec3(0.20, 0.16, 0.0)

vec3 walker() { float a = 0.7 + 0.35 * sin(uPhase * 2.0 * PI); return vec3(0.56 * sin(a), 0.56 * cos(a) + 0.06, 0.30); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.06, 0.0);
  for (int i = 0; i < 2; i++) {
    float turn_ = i == 0 ? 0.0 : PI / 11.0;
    vec3 w = q;
    w.xy *= rot(turn_ + 0.03 * sin(uPhase * 2.0 * PI));
    vec2 f = fold(w.xy, 11.0);
    float t = (f.y - 0.56) / 0.36;
    float wide_ = 0.155 * sqrt(max(1.0 - t * t, 0.0)) + 0.02;
    float petal = length(vec2(max(abs(f.x) - wide_, 0.0), max(abs(f.y - 0.56) - 0.36, 0.0)));
    float lift = (i == 0 ? 0.10 : -0.02) - 0.26 * (f.y - 0.4) * (f.y - 0.4) + 1.2 * f.x * f.x - 0.05 * f.y;
    add(s, (plate(petal, w.z - lift, 0.030, 0.02)) * 0.55, i == 0 ? 1 : 2);
  }
  add(s, egg(q - vec3(0.0, 0.0, 0.12), vec3(0.30, 0.30, 0.17)), 3);
  vec3 l = p - vec3(-0.18, -0.42, -0.16);
  l.xy *= rot(2.2);
  add(s, leaf(l, 0.86), 4);
  l = p - vec3(0.22, -0.42, -0.16);
  l.xy *= rot(-2.3);
  add(s, leaf(l, 0.80), 4);
  // The ladybird.
  vec3 b = p - walker();
  add(s, egg(b, vec3(0.125, 0.15, 0.10)), 5);
  add(s, egg(b - vec3(0.0, 0.14, 0.0), vec3(0.07, 0.06, 0.06)), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(0.0, 0.06, 0.0);
  if (id == 3) {
    float a = atan(q.x, q.y), r = length(q.xy);
    float seeds = sin(a * 13.0 + r * 46.0) * sin(a * 13.0 - r * 46.0);
    Stuff k = plush(mix(T2 * 0.62, T2, 0.5 + 0.5 * seeds));
    k.base = mix(k.base, T2 * vec3(0.9, 0.6, 0.4), smoothstep(0.12, 0.0, r));
    k.shine = k.base * 0.26;
    return k;
  }
  if (id == 4) {
    Stuff k = gloss(T3 * (0.8 + 0.25 * sin(p.x * 26.0 + p.y * 18.0)));
    k.shine = T3 * 0.10;
    return k;
  }
  if (id == 5) {
    vec3 b = p - walker();
    Stuff k = gloss(T4);
    vec2 d = vec2(abs(b.x), b.y);
    if (abs(b.x) < 0.010 || length(d - vec2(0.055, 0.055)) < 0.030 || length(d - vec2(0.062, -0.055)) < 0.030) k = gloss(INK);
    else k.shine = T4 * 0.25;
    k.coat = 1.6;
    return k;
  }
  if (id == 6) return gloss(INK);
  float r = length(q.xy);
  Stuff k = cloth(mix(T1, T0, smoothstep(0.26, 0.62, r)) * (id == 2 ? 0.86 : 1.0));
  vec2 f = fold(q.xy, 22.0);
  k.base *= 0.93 + 0.07 * sin(f.x * 60.0);
  k.shine = k.base * 0.20;
  return k;
}
