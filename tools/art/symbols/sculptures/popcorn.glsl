// A striped bag of popcorn. Tints: first, second, corn, star.
#define LEAN vec3(0.30, 0.12, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float t = clamp((p.y + 0.92) / 1.0, 0.0, 1.0), w = mix(0.40, 0.60, t);
  vec2 q = abs(p.xz) - w + 0.08;
  float bag = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - 0.08;
  float edge = 0.10 + 0.05 * sin((p.x + p.z) * 24.0);
  add(s, max(bag, max(p.y - edge, -p.y - 0.92)) * 0.85, 1);
  float corn = egg(p - vec3(0.0, 0.08, 0.0), vec3(0.54, 0.44, 0.54));
  for (int i = 0; i < 14; i++) {
    float a = float(i) * 2.4, h = float(i) / 13.0;
    vec3 at = vec3(sin(a) * 0.52 * sqrt(1.0 - h * 0.9), 0.16 + 0.48 * h, cos(a) * 0.52 * sqrt(1.0 - h * 0.9));
    vec3 e = p - at;
    corn = min(corn, smin(smin(ball(e, 0.145), ball(e - vec3(0.10, 0.07, 0.06), 0.095), 0.03), ball(e - vec3(-0.09, 0.08, 0.05), 0.10), 0.03));
  }
  add(s, corn, 2);
  add(s, plate(star2((p.xy - vec2(0.0, -0.40)), 5.0, 0.27, 0.125), p.z - 0.52, 0.05, 0.02), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T3); k.shine = T3 * 0.2; return k; }
  if (id == 2) {
    Stuff k = plush(mix(vec3(1.0, 0.93, 0.72), T2, smoothstep(0.35, 0.7, noise(p * 7.0))));
    k.shine = vec3(0.10, 0.08, 0.03);
    return k;
  }
  float x = abs(n.x) > abs(n.z) ? p.z : p.x;
  Stuff k = gloss(sin(x * 17.0) > 0.0 ? T0 : T1);
  k.coat = 0.5;
  return k;
}
