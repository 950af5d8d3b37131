// An open umbrella. Tints: first, second, handle, tip.
#define LEAN vec3(0.30, 0.06, -0.30)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.02, 0.0);
  float a = atan(q.x, q.z), k = PI / 4.0;
  float b = a - k * floor(a / k + 0.5);
  float R = 0.90 - 0.05 * (1.0 - pow(abs(b) / (k * 0.5), 2.0));
  float dome = abs(egg(q / vec3(R / 0.90, 1.0, R / 0.90), vec3(0.90, 0.72, 0.90))) - 0.02;
  float hem = 0.02 + 0.12 * (1.0 - pow(abs(b) / (k * 0.5), 2.0));
  add(s, max(dome, hem - q.y) * 0.8, 1);
  add(s, stick(p, vec3(0.0, 0.70, 0.0), vec3(0.0, -0.74, 0.0), 0.035), 4);
  vec3 h = p - vec3(0.14, -0.76, 0.0);
  add(s, max(length(vec2(length(h.xy) - 0.14, h.z)) - 0.06, h.y), 3);
  add(s, ball(h - vec3(0.14, 0.02, 0.0), 0.07), 3);
  add(s, horn(p, vec3(0.0, 0.72, 0.0), vec3(0.0, 0.94, 0.0), vec2(0.06, 0.02)), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return timber(T2, p);
  if (id == 4) return metal(T3, 0.2);
  float a = atan(p.x, p.z) / (PI / 4.0);
  Stuff k = gloss(mod(floor(a + 8.5), 2.0) < 0.5 ? T0 : T1);
  k.shine = k.base * 0.12;
  return k;
}
