// A seal on a drum that balances a ball. Tints: coat, belly, drum, drum's rim and stars, ball, its stripes.
#define LEAN vec3(-0.30, 0.06, 0.0)

float bob() { return sin(uPhase * 2.0 * PI); }
vec3 ballAt() { return vec3(0.30 + 0.03 * bob(), 0.74 + 0.05 * abs(bob()), 0.10); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.x -= 0.10;
  // The drum.
  vec3 d = p - vec3(-0.05, -0.78, 0.0);
  add(s, rod(d, 0.58 - 0.10 * d.y, 0.17) - 0.02, 1);
  add(s, ring((d - vec3(0.0, 0.19, 0.0)).xzy, 0.585, 0.055), 2);
  add(s, ring((d - vec3(0.0, -0.17, 0.0)).xzy, 0.63, 0.055), 2);
  // The body rises from the tail in one curve up to the nose.
  float sway = 0.03 * bob();
  float trunk = egg(p - vec3(-0.08, -0.32, 0.0), vec3(0.40, 0.38, 0.34));
  trunk = smin(trunk, horn(p, vec3(-0.02, -0.22, 0.02), vec3(0.06 + sway, 0.26, 0.04), vec2(0.32, 0.19)), 0.18);
  trunk = smin(trunk, horn(p, vec3(-0.30, -0.42, -0.06), vec3(-0.78, -0.30, -0.20), vec2(0.20, 0.08)), 0.16);
  add(s, trunk * 0.9, 3);
  // Tail fins.
  vec3 t = p - vec3(-0.84, -0.24, -0.22);
  t.xy *= rot(-0.55);
  float fin = min(egg(t - vec3(-0.05, 0.12, 0.06), vec3(0.09, 0.20, 0.05)), egg(t - vec3(-0.14, -0.02, -0.04), vec3(0.20, 0.085, 0.05)));
  add(s, fin, 4);
  // Flippers stand on the drum.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec3 f = p - vec3(0.08 + 0.13 * side, -0.36, 0.28);
    f.xy *= rot(-0.34 * side - 0.10);
    f.yz *= rot(0.35);
    add(s, egg(f - vec3(0.0, -0.10, 0.0), vec3(0.115, 0.27, 0.06)), 4);
  }
  // Head, turned up.
  vec3 h = p - vec3(0.08 + sway, 0.34, 0.06);
  h.xy *= rot(-0.42);
  float head = egg(h, vec3(0.215, 0.20, 0.215));
  head = smin(head, egg(h - vec3(0.07, 0.14, 0.07), vec3(0.12, 0.15, 0.13)), 0.09);
  add(s, head * 0.95, 3);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    add(s, ball(h - vec3(0.06 + 0.055 * side, 0.165, 0.185), 0.068), 5);
    add(s, ball(h - vec3(0.015 + 0.135 * side, 0.045, 0.175 - 0.02 * side), 0.060), 6);
  }
  add(s, egg(h - vec3(0.075, 0.262, 0.12), vec3(0.062, 0.045, 0.05)), 7);
  // Whiskers.
  for (int i = 0; i < 4; i++) {
    float f = float(i), side = f < 1.5 ? -1.0 : 1.0;
    vec3 a = h - vec3(0.06 + 0.07 * side, 0.16, 0.22);
    add(s, stick(a, vec3(0.0), vec3(0.21 * side, 0.03 - 0.07 * mod(f, 2.0), 0.02), 0.009), 8);
  }
  // The ball on its nose.
  add(s, ball(p - ballAt(), 0.27), 9);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  p.x -= 0.10;
  if (id == 1) {
    vec3 d = p - vec3(-0.05, -0.78, 0.0);
    float a = atan(d.x, d.z) / (2.0 * PI) * 12.0;
    bool pale = fract(a * 0.5) < 0.5;
    Stuff k = gloss(pale ? T2 : WHITE);
    vec2 q = vec2((fract(a) - 0.5) * 0.30, d.y);
    if (star2(q, 5.0, 0.10, 0.045) < 0.0) { k = metal(T3, 0.2); k.shine = T3 * 0.2; return k; }
    k.shine = k.base * 0.10;
    return k;
  }
  if (id == 2) { Stuff k = metal(T3, 0.17); k.shine = T3 * 0.10; return k; }
  if (id == 5) { Stuff k = gloss(mix(T0, T1, 0.45)); return k; }
  if (id == 6) {
    Stuff k = gloss(INK);
    vec3 h = p - vec3(0.08 + 0.03 * bob(), 0.34, 0.06);
    h.xy *= rot(-0.42);
    if (length(abs(h.xy - vec2(0.015, 0.065)) - vec2(0.145, 0.0)) < 0.022) k.shine = vec3(2.0);
    k.coat = 1.4;
    return k;
  }
  if (id == 7) { Stuff k = gloss(INK * 1.5); k.coat = 1.4; return k; }
  if (id == 8) return gloss(WHITE);
  if (id == 9) {
    vec3 b = p - ballAt();
    b.xy *= rot(0.5 + uPhase * 2.0 * PI);
    float a = atan(b.x, b.z) / (2.0 * PI) * 6.0;
    Stuff k = gloss(mod(floor(a), 2.0) < 0.5 ? T4 : T5);
    if (length(b.xz) < 0.075) k = gloss(T3);
    k.shine = k.base * 0.14;
    return k;
  }
  float front = smoothstep(0.05, 0.30, p.z + 0.18 * p.y - 0.4 * abs(p.x - 0.02));
  vec3 c = mix(T0, T1, id == 3 && p.y < 0.12 ? front : 0.0);
  Stuff k = gloss(c);
  k.coat = 1.25;
  k.shine = c * 0.14;
  return k;
}
